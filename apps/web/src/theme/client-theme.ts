import './mantine-styles.css'
import { type CSSVariablesResolver, type MantineThemeComponents, mergeThemeOverrides } from '@mantine/core'
import { buttonClass } from '../site/ui/button-class.ts'
import { badgeVariables } from './badge-colors.ts'
import looks from './looks.module.css'
import { theme } from './theme.ts'

const components: MantineThemeComponents = {
  Alert: { classNames: { root: looks.alert, title: looks.alertTitle, message: looks.alertMessage } },
  Badge: { classNames: { root: looks.badge, label: looks.badgeLabel } },
  Button: {
    defaultProps: { variant: 'default' },
    classNames: (_theme: unknown, { variant, size }: { variant?: string; size?: string }) => ({
      root: buttonClass({
        tone: variant === 'filled' ? 'primary' : 'plain',
        size: size === 'sm' ? 'small' : 'normal',
      }),
      inner: looks.buttonInner,
      label: looks.buttonLabel,
    }),
  },
  DataList: {
    defaultProps: { withDivider: true, gap: '0.45rem', labelWidth: '30%' },
    classNames: { itemValue: looks.words },
  },
  Input: { classNames: { wrapper: looks.inputWrapper, input: looks.input } },
  InputWrapper: {
    defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { label: looks.label, description: looks.description, error: looks.error },
  },
  Modal: {
    defaultProps: {
      padding: 'clamp(1rem, 4vw, 2rem)',
      overlayProps: { color: '#000', backgroundOpacity: 0.6 },
      transitionProps: { transition: 'fade', duration: 150 },
    },
    classNames: { content: looks.modal, title: looks.modalTitle, close: looks.modalClose },
  },
  // Its `header` element would be a second banner landmark.
  ModalHeader: { defaultProps: { role: 'none' } },
  Progress: { defaultProps: { size: 4, radius: 0 }, classNames: { section: looks.progressSection } },
  Skeleton: { classNames: { root: looks.skeleton } },
  Tabs: {
    defaultProps: { keepMounted: false },
    classNames: { list: looks.tabList, tab: looks.tab, panel: looks.tabPanel },
  },
  Text: { classNames: { root: looks.words } },
  Timeline: {
    defaultProps: { bulletSize: 8, lineWidth: 1 },
    classNames: { item: looks.timelineItem, itemBullet: looks.timelineBullet },
  },
}

/** Theme of the pages built with Mantine. */
export const clientTheme = mergeThemeOverrides(theme, {
  components,
  headings: {
    sizes: { h2: { fontSize: 'var(--text-subheading)', lineHeight: '1.15' } },
  },
})

/** Mantine's variables, mapped to the page's, so that both schemes follow. */
const colours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--pencil)',
  '--mantine-color-placeholder': 'var(--pencil)',
  '--mantine-color-error': 'var(--red-pen)',
  '--mantine-color-default-border': 'var(--hairline)',
  '--mantine-color-disabled': 'var(--hairline)',
  '--mantine-color-disabled-color': 'var(--pencil)',
  '--mantine-primary-color-filled': 'var(--red-pen)',
  '--mantine-color-redPen-filled': 'var(--red-pen)',
}

/** Lines and backgrounds from Mantine's palettes. */
const lines = (names: string[]) =>
  Object.fromEntries(names.map((name) => [`--mantine-color-${name}`, 'var(--hairline)']))

/** Variables that only Mantine's pages have. */
export const clientVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...colours, ...lines(['gray-2', 'gray-3']), ...badgeVariables('light') },
  dark: { ...colours, ...lines(['dark-4']), ...badgeVariables('dark') },
})

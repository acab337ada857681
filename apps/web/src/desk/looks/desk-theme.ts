import './desk-styles.css'
import { mergeThemeOverrides } from '@mantine/core'
import { clientTheme } from '../../theme/client-theme.ts'
import looks from './desk-looks.module.css'

/** The client theme, smaller and denser. */
export const deskTheme = mergeThemeOverrides(clientTheme, {
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  headings: {
    sizes: {
      // An order's number fits one line on a phone.
      h1: { fontSize: 'clamp(1.375rem, 1.1rem + 1.4vw, 1.75rem)', lineHeight: '1.15' },
      h2: { fontSize: '1.25rem', lineHeight: '1.2' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    Input: { classNames: { input: looks.input } },
    InputWrapper: { classNames: { description: looks.hint, error: looks.hint } },
    Menu: {
      defaultProps: {
        position: 'bottom-end',
        offset: 4,
        transitionProps: { duration: 0 },
        // Rendered in place, the menu is inside a landmark; without the placeholder it contains only its items.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
      classNames: { dropdown: looks.dropdown, item: looks.menuItem, label: looks.menuLabel },
    },
    Modal: {
      defaultProps: {
        padding: 'clamp(1rem, 4vw, 1.5rem)',
        overlayProps: { color: '#000', backgroundOpacity: 0.5 },
        transitionProps: { duration: 0 },
      },
    },
    SegmentedControl: {
      classNames: { root: looks.segments, label: looks.segment, indicator: looks.segmentMark },
    },
    Checkbox: { classNames: { input: looks.mark, description: [looks.hint, looks.switchHint].join(' ') } },
    Radio: { classNames: { radio: looks.mark, description: [looks.hint, looks.switchHint].join(' ') } },
    Switch: {
      classNames: {
        track: looks.switchTrack,
        description: [looks.hint, looks.switchHint].join(' '),
        label: looks.switchLabel,
      },
    },
    Table: {
      defaultProps: { verticalSpacing: '0.45rem', horizontalSpacing: '0.75rem' },
      classNames: { th: looks.th, td: looks.td },
    },
  },
})

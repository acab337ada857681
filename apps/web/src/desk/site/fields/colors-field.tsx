import { Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { labelOf } from '@northword/content/desk/fields/label-at'
import { type ColorProblem, colorProblems } from '@northword/contract/colors/contrast'
import { type BrandColors, isColor, palettesOf } from '@northword/contract/colors/palettes'
import { sentencesOf } from '@northword/contract/content/fields-of'
import { partOf, pathTo } from '@northword/contract/desk/field-paths'
import styles from './colors.module.css'
import groups from './fields.module.css'
import { fieldId, type PropsOf, useItemForm } from './form-context.ts'
import { asText } from './text-field.tsx'
import { useField } from './use-field.ts'

const words = deskSiteFields.colors

/** Accent and paper, judged together at each key, with the nearest shades that pass and a sample in both schemes. */
export function ColorsField(props: PropsOf<'colors'>) {
  const { id, label } = useField(props)
  const colors = {
    accent: asText(partOf(props.value, 'accent')),
    paper: asText(partOf(props.value, 'paper')),
  }
  // Judging tries hundreds of shades for a color that does not pass.
  const problems = colorProblems(colors)
  const judged = { colors, problems, errors: sentencesOf(props.field, colors) }
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={groups.group ?? ''}>
      <Stack gap="md">
        <Text size="sm">{words.hint}</Text>
        <Color {...props} {...judged} name="accent" />
        <Color {...props} {...judged} name="paper" />
        {problems.length === 0 && <Samples colors={colors} />}
      </Stack>
    </Fieldset>
  )
}

interface ColorProps extends PropsOf<'colors'> {
  name: keyof BrandColors
  colors: BrandColors
  problems: readonly ColorProblem[]
  errors: ReturnType<typeof sentencesOf>
}

function Color({ field, path, name, colors, problems, errors }: ColorProps) {
  const form = useItemForm()
  const at = pathTo(path, name)
  const part = field.fields.find((one) => one.name === name)
  const label = part ? labelOf(form.kind, part) : name
  const set = (value: string) => form.set(at, value)
  return (
    <div>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          className={styles.typed ?? ''}
          id={fieldId(form.id, at)}
          label={label}
          autoComplete="off"
          spellCheck={false}
          readOnly={form.isReadOnly}
          value={colors[name]}
          error={errors.get(name)}
          onChange={(event) => set(event.currentTarget.value)}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={words.pick(label)}
          disabled={form.isReadOnly}
          value={isColor(colors[name]) ? colors[name].toLowerCase() : '#000000'}
          onChange={(event) => set(event.currentTarget.value)}
        />
      </Group>
      {!form.isReadOnly && <Offer nearest={nearestIn(problems, name)} onTake={set} />}
    </div>
  )
}

const nearestIn = (problems: readonly ColorProblem[], name: keyof BrandColors) =>
  problems.find(({ field }) => field === name)?.nearest

interface OfferProps {
  nearest: ColorProblem['nearest'] | undefined
  onTake: (color: string) => void
}

function Offer({ nearest, onTake }: OfferProps) {
  if (!nearest) return null
  return (
    <Button
      mt="xs"
      size="compact-sm"
      leftSection={<span className={styles.swatch} style={{ background: nearest }} />}
      onClick={() => onTake(nearest)}
    >
      {words.take(nearest)}
    </Button>
  )
}

/** Words on paper as the site shows them; none until they can be read. */
function Samples({ colors }: { colors: BrandColors }) {
  if (!isColor(colors.accent) || !isColor(colors.paper)) return null
  const palettes = palettesOf(colors)
  return (
    <div className={styles.samples}>
      {(['light', 'dark'] as const).map((scheme) => {
        const { paper, ink, pencil, redPen, onRed, hairline } = palettes[scheme]
        return (
          <div
            key={scheme}
            className={styles.sample}
            style={{ background: paper, color: ink, borderColor: hairline }}
          >
            <p className={styles.heading}>{words.sample.heading}</p>
            <p style={{ color: pencil }}>{words.sample[scheme]}</p>
            <p className={styles.mark} style={{ color: redPen }}>
              {words.sample.link}
            </p>
            <p className={styles.press} style={{ background: redPen, color: onRed }}>
              {words.sample.button}
            </p>
          </div>
        )
      })}
    </div>
  )
}

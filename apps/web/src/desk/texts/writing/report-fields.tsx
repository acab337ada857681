import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { ReportFile } from './report-file.tsx'
import type { useDeliver } from './use-deliver.ts'

const words = deskTexts.deliver

interface ReportFieldsProps {
  form: ReturnType<typeof useDeliver>['form']
  file: ReturnType<typeof useDeliver>['file']
}

/** The plagiarism checker's report, in one of four kinds. */
export function ReportFields({ form, file }: ReportFieldsProps) {
  const { kind } = form.form.values.report
  return (
    <>
      <Radio.Group label={words.report} w="100%" {...form.field('report.kind')}>
        <Stack gap="xs" mt="xs">
          {(['file', 'link', 'text', 'none'] as const).map((one) => (
            <Radio key={one} value={one} label={words.kinds[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'file' && <ReportFile file={file} field={form.field('report.file')} />}
      {kind === 'link' && (
        <TextInput
          type="url"
          label={words.url}
          description={words.urlHint}
          w="100%"
          {...form.field('report.url')}
        />
      )}
      {kind === 'text' && (
        <Textarea label={words.text} autosize minRows={3} w="100%" {...form.field('report.text')} />
      )}
      {kind === 'none' && (
        <TextInput
          label={words.reason}
          description={words.reasonHint}
          w="100%"
          {...form.field('report.reason')}
        />
      )}
    </>
  )
}

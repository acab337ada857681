import { DataList, Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { SheetView, VoiceFinding } from '@northword/contract/texts/text-views'
import { Small } from '../../components/small.tsx'
import { Fact } from '../../components/fact.tsx'
import styles from './quality-sheet.module.css'

const words = textReading.sheet

export const QualitySheet = ({ sheet }: { sheet: SheetView }) => (
  <DataList orientation="vertical">
    <Fact name={words.words}>
      {words.counted(sheet.words, sheet.promisedWords)}
      <Small>{words.wordMeans}</Small>
    </Fact>
    <Fact name={words.grade}>
      {graded(sheet.readingGrade)}
      <Small>{words.gradeMeans}</Small>
    </Fact>
    <Fact name={words.sentences}>{words.number(sheet.sentences)}</Fact>
    <Fact name={words.longSentences}>
      <LongSentences sentences={sheet.longSentences} />
    </Fact>
    <Fact name={words.frequentWords}>
      {sheet.frequentWords.map(({ word, count }) => words.times(word, count)).join(', ') || words.none}
    </Fact>
    <Fact name={words.brokenLinks}>{sheet.brokenLinks.join(', ') || words.none}</Fact>
    <Fact name={words.overlap}>
      {words.percent(sheet.overlap)}
      <Small>{words.overlapMeans}</Small>
    </Fact>
    {sheet.voice && <VoiceKept found={sheet.voice} />}
  </DataList>
)

/** Deviations from the client's voice. */
const VoiceKept = ({ found }: { found: VoiceFinding[] }) => (
  <Fact name={words.voice}>
    {found.length === 0 ? (
      words.voiceKept
    ) : (
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={`${one.rule} ${one.words}`}>{words.voiceFound[one.rule](one.words, one.count)}</li>
        ))}
      </ul>
    )}
    <Small>{words.voiceMeans}</Small>
  </Fact>
)

function graded(grade: number | null): string {
  if (grade === null) return words.graded.unknown
  const rounded = Number(grade.toFixed(1))
  const place = rounded < 8 ? 'easier' : rounded > 10 ? 'harder' : 'within'
  return words.graded[place](rounded.toFixed(1))
}

function LongSentences({ sentences }: { sentences: SheetView['longSentences'] }) {
  if (sentences.length === 0) return words.none
  return (
    <details className={styles.long}>
      <summary>{words.longOnes(sentences.length)}</summary>
      <ul>
        {sentences.map(({ text, words: count }, at) => (
          <li key={at}>
            {text}{' '}
            <Text span size="sm" c="dimmed">
              {words.wordsOf(count)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}

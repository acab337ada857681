import { DataList, Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { SheetView } from '@northword/contract/texts/text-views'
import { Fact } from '../../components/fact.tsx'
import styles from './quality-sheet.module.css'
import { VoiceKept } from './voice-kept.tsx'

const words = textReading.sheet

export const QualitySheet = ({ sheet }: { sheet: SheetView }) => (
  <DataList orientation="vertical">
    <Fact name={words.words}>
      {words.counted(sheet.words, sheet.promisedWords)}
      <Means text={words.wordMeans} />
    </Fact>
    <Fact name={words.grade}>
      {graded(sheet.readingGrade)}
      <Means text={words.gradeMeans} />
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
      <Means text={words.overlapMeans} />
    </Fact>
    {sheet.voice && <VoiceKept found={sheet.voice} />}
  </DataList>
)

const Means = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed">
    {text}
  </Text>
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

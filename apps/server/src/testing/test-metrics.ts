import type { TestApp } from './test-app.ts'

export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export async function scrape({ metrics }: Pick<TestApp, 'metrics'>): Promise<Sample[]> {
  const { text } = (await metrics?.read()) ?? { text: '' }
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(sampleIn)
}

export const readFrom = (samples: Sample[], name: string) => samples.filter((sample) => sample.name === name)

function sampleIn(line: string): Sample {
  const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  const pairs = Array.from(labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, key = '', text = '']) => [
    key,
    text,
  ])
  return { name, labels: Object.fromEntries(pairs), value: Number(value) }
}

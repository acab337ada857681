import { DataList } from '@mantine/core'
import type { ReactNode } from 'react'

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <DataList.Item>
    <DataList.ItemLabel>{name}</DataList.ItemLabel>
    <DataList.ItemValue>{children}</DataList.ItemValue>
  </DataList.Item>
)

/** Facts whose value is a list of lines. */
export const FactsOfLines = ({ facts }: { facts: [name: string, lines: string[]][] }) =>
  facts.map(([name, lines]) => (
    <Fact key={name} name={name}>
      {lines.map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </Fact>
  ))

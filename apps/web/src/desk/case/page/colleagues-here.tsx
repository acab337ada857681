import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { visitEverySeconds } from '@northword/contract/desk/desk'
import { useEffect } from 'react'
import { trpc } from '../../../site/api/trpc.ts'

/** Other members who have this order open. Reports a visit only while the page is visible. */
export function ColleaguesHere({ number }: { number: string }) {
  const { mutate, data } = trpc.desk.visitCase.useMutation()
  useEffect(() => {
    const visit = () => {
      if (document.visibilityState === 'visible') mutate({ number })
    }
    visit()
    const timer = setInterval(visit, visitEverySeconds * 1_000)
    document.addEventListener('visibilitychange', visit)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', visit)
    }
  }, [number, mutate])
  const names = data?.colleagues.map(({ name }) => name) ?? []
  return (
    <div role="status">
      {names.length > 0 && (
        <Text size="sm" mb="xs">
          {deskCase.here(new Intl.ListFormat('en').format(names), names.length)}
        </Text>
      )}
    </div>
  )
}

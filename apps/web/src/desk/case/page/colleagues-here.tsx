import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { visitEverySeconds } from '@northword/contract/desk/desk'
import { useEffect, useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'

/** Other members who have this order open. Reports a visit only while the page is visible. */
export function ColleaguesHere({ number }: { number: string }) {
  const [here, setHere] = useState<{ number: string; names: string[] } | null>(null)
  // The names stay until the next answer: a mutation forgets its own with each call.
  const { mutate } = trpc.desk.visitCase.useMutation({
    onSuccess: ({ colleagues }, of) =>
      setHere({ number: of.number, names: colleagues.map(({ name }) => name) }),
  })
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
  const names = here?.number === number ? here.names : []
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

import { Button } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { Ask } from './ask.tsx'

afterEach(cleanup)

/** A dialog that is removed when it closes, or one that stays and closes. */
function Opener({ isRemoved }: { isRemoved: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Ask</Button>
      {(opened || !isRemoved) && (
        <Ask title="A question" opened={opened} onClose={() => setOpened(false)} pending={false}>
          <Button>Answer</Button>
        </Ask>
      )}
    </>
  )
}

test.each([
  { way: 'removed', isRemoved: true },
  { way: 'closed', isRemoved: false },
])('a dialog that is $way by Escape or its button gives the focus back', async ({ isRemoved }) => {
  const user = userEvent.setup()
  render(
    <ThemeProvider>
      <Opener isRemoved={isRemoved} />
    </ThemeProvider>,
  )
  const opener = screen.getByRole('button', { name: 'Ask' })
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: desk.close })),
  ]) {
    await user.click(opener)
    await screen.findByRole('dialog')
    await vi.waitFor(() => expect(document.activeElement).not.toBe(opener))
    await close()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  }
})

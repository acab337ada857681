import { dashboard } from '@northword/content/orders/dashboard'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { textComments } from '@northword/content/texts/text-comments'
import type { OpenQuestions } from '@northword/contract/texts/reviews'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adasAccount, detailed } from '../../../testing/account-fixtures.ts'
import { fakeAccount } from '../../../testing/fake-account.ts'
import { freshPrivatePage, openPrivatePage } from '../../../testing/open-private-page.tsx'
import { aComment, brakes, theRounds, version } from '../../../testing/text-fixtures.ts'

freshPrivatePage()

const words = dashboard.order
const number = 'NW-ORD-20260306-0042'
const post = { piece: 1, title: 'Blog Post 1', version: 2, open: 1 }
const newsletter = { piece: 2, title: 'Newsletter', version: 1, open: 1 }

function asks(...texts: OpenQuestions['texts']) {
  return fakeAccount(
    { order: detailed({ number, status: 'Delivered' }) },
    {
      'orderLinks.find': () => ({ kind: 'order', number }),
      'deliveries.list': () => ({ pieces: [brakes] }),
      'deliveries.read': () => version(),
      'reviews.countQuestions': () => ({ texts }),
    },
  )
}

const nextStep = async () => within(await screen.findByRole('region', { name: words.nextHeading }))

firstOf([
  [`/dashboard/orders/${number}`, adasAccount],
  ['/o', null],
] as const)(
  'at %s the next step names the questions about each text, and leads there',
  async (address, user) => {
    const server = asks({ ...post, open: 2 }, newsletter)
    await openPrivatePage(address, user)
    const next = await nextStep()
    await next.findByText(words.asked(2, 'Blog Post 1'))
    const links = next.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Please answer our 2 questions about “Blog Post 1”', `${address}?piece=1&version=2`],
      ['Please answer our question about “Newsletter”', `${address}?piece=2&version=1`],
    ])
    expect(server.inputsOf('reviews.countQuestions')).toEqual([{ number }])
  },
)

test('a client who has answered is not asked again, however long the server takes to count', async () => {
  const server = asks(post)
  const question = aComment({ from: 'studio', by: 'Wen Writer', text: 'Is it so?' })
  const reviewed = (comment = question) => ({ comments: [comment], rounds: [theRounds] })
  server.answer({ 'reviews.find': () => reviewed() })
  const { user } = await openPrivatePage(`/dashboard/orders/${number}`)
  await user.click(await (await nextStep()).findByRole('link', { name: words.asked(1, 'Blog Post 1') }))
  await user.type(await screen.findByLabelText(textComments.question.label), 'It is.')
  const answer = { kind: 'answered', text: 'It is.', by: '', at: '2026-03-10T05:00:00.000Z' } as const
  const answered = reviewed({ ...question, state: 'settled', answer })
  server.answer({
    'reviews.answerStudioComment': () => answered,
    'reviews.find': () => answered,
    'reviews.countQuestions': () => new Promise(() => {}),
  })
  await user.click(screen.getByRole('button', { name: textComments.question.button }))
  await waitFor(() => expect(screen.queryByLabelText(textComments.question.label)).toBeNull())
  await user.click(screen.getByRole('link', { name: new RegExp(deliveredTexts.page.back) }))
  await screen.findByRole('heading', { name: deliveredTexts.heading })
  expect((await nextStep()).queryByRole('link')).toBeNull()
})

import { expect, test } from 'vitest'
import { matterOfPages } from './matter-paths.ts'

const form = 'src/site/ordering/form/order-dialog.tsx'
const text = 'src/site/blog/article/article-matter.tsx'
const pageOf = (id: string) => `src/site/pages/${id}.page.tsx`

const manifest = {
  'src/main.tsx': {
    file: 'main.js',
    imports: ['_frame.js'],
    dynamicImports: [form, 'src/toasts.tsx', ...['home', 'contact', 'dashboard', 'blog-post'].map(pageOf)],
  },
  '_frame.js': { file: 'frame.js' },
  'src/toasts.tsx': { file: 'toasts.js' },
  [form]: { file: 'form.js', imports: ['_frame.js', '_catalogue.js'] },
  '_catalogue.js': { file: 'catalogue.js' },
  [pageOf('home')]: { file: 'home.js', imports: ['_frame.js', '_catalogue.js'] },
  [pageOf('contact')]: { file: 'contact.js', dynamicImports: ['src/send.ts'] },
  'src/send.ts': { file: 'send.js' },
  [pageOf('dashboard')]: { file: 'dashboard.js' },
  [pageOf('blog-post')]: { file: 'post.js', dynamicImports: [text] },
  [text]: { file: 'text.js' },
}

const ofChunks = {
  'frame.js': ['company', 'heads.home', 'heads.contact'],
  'toasts.js': ['claims'],
  'catalogue.js': ['catalogue'],
  'home.js': ['home'],
  'contact.js': ['contact.reasons'],
  'send.js': ['answerHours'],
  'dashboard.js': ['figures'],
  'text.js': ['team'],
}

const pages = matterOfPages({
  manifest,
  ofChunks,
  routes: [
    { id: 'home', isStatic: true, opens: [form] },
    { id: 'contact' },
    { id: 'dashboard', isGuarded: true },
    { id: 'blogPost' },
  ],
})
const pathsOf = (id: string) => pages[id]?.paths.toSorted()

/** Of the frame, and of the page that guests cannot fetch. */
const everywhere = ['claims', 'company', 'figures']

test('a page brings what its scripts may read, and the head of no other page', () => {
  expect(pathsOf('contact')).toEqual(
    [...everywhere, 'answerHours', 'contact.reasons', 'heads.contact'].toSorted(),
  )
  expect(pathsOf('dashboard')).toEqual(everywhere)
})

test('a static page brings only what its buttons open, not what is in its HTML', () => {
  expect(pathsOf('home')).toEqual(['catalogue', ...everywhere, 'heads.home'].toSorted())
})

test('an article brings its text as HTML alone', () => {
  expect(pathsOf('blogPost')).toEqual(everywhere)
})

test('a page shows what the frame and its own code read, kept as HTML or not, and what no other page does', () => {
  const shownOn = (id: string) => pages[id]?.shows.toSorted()
  const frame = ['claims', 'company']
  expect(shownOn('blogPost')).toEqual([...frame, 'team'])
  expect(shownOn('home')).toEqual(['catalogue', ...frame, 'heads.home', 'home'])
})

test('a page names those that it cannot lead to without their documents', () => {
  expect(pages['home']?.lacks).toEqual(['contact', 'blogPost'])
  expect(pages['contact']?.lacks).toEqual(['blogPost'])
})

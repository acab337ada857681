/** In the order of the blog's filter. */
export const articleCategories = [
  'Getting Started',
  'Editing Tips',
  'Marketing',
  'Audio Quality',
  'Industry Trends',
  'Content Strategy',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** An article without its text. */
export interface ArticleHead {
  id: string
  title: string
  /** Last part of `/blog/{slug}`. */
  slug: string
  /** 110 to 160 characters; also for search results and shared links. */
  excerpt: string
  /** A name of the team in `about.ts`. */
  author: string
  /** ISO 8601 date. */
  date: string
  /** An emoji. */
  image: string
  category: ArticleCategory
  /** Minutes at {@link wordsPerMinute}; a test counts the words. */
  readTime: number
  tags: readonly string[]
}

export interface Article extends ArticleHead {
  /**
   * Lines: `#` to `####` are headings, a dash is a list item, `**…**` a strong paragraph, a blank line a break, any
   * other line a paragraph.
   */
  content: string
}

/** Words per minute of a careful adult on a screen. */
export const wordsPerMinute = 225

export const readTimeOf = ({ readTime }: Pick<ArticleHead, 'readTime'>) => `${readTime} min read`

/** All articles, the latest first. Texts are in files of their own, so that a list need not load them. */
export const articles: readonly ArticleHead[] = [
  {
    id: '1',
    title: 'A Brief a Stranger Can Follow',
    slug: 'a-brief-a-stranger-can-follow',
    excerpt:
      'The eight parts of a writing brief that needs no second meeting, a bad brief repaired line by line, and a template to copy.',
    author: 'Theo Brief',
    date: '2024-12-15',
    image: '🧭',
    category: 'Getting Started',
    readTime: 12,
    tags: ['briefs', 'working with writers', 'planning', 'templates'],
  },
  {
    id: '2',
    title: 'Edit Your Own Draft in Five Passes',
    slug: 'edit-your-own-draft-in-five-passes',
    excerpt:
      'Purpose, structure, paragraphs, sentences, proof: what to look for in each pass, when to stop, and one paragraph taken through all five.',
    author: 'Ben Margin',
    date: '2024-12-10',
    image: '📝',
    category: 'Editing Tips',
    readTime: 15,
    tags: ['self-editing', 'plain language', 'proofreading', 'transcripts', 'checklists'],
  },
  {
    id: '3',
    title: 'One Page, One Reader, One Next Step',
    slug: 'one-page-one-reader-one-next-step',
    excerpt:
      'How to write a landing page that asks for one thing: the reader, the headline, proof, the form, and a whole page worked from first draft to last.',
    author: 'Ada Draft',
    date: '2024-12-05',
    image: '🎯',
    category: 'Marketing',
    readTime: 18,
    tags: ['landing pages', 'headlines', 'calls to action', 'forms', 'testing'],
  },
  {
    id: '4',
    title: 'Record Speech a Writer Can Use',
    slug: 'record-speech-a-writer-can-use',
    excerpt:
      'Room, microphone, levels, files and a list of names: how to record speech that turns into a transcript, show notes and a script without guesswork.',
    author: 'Iris Proof',
    date: '2024-11-30',
    image: '🎙️',
    category: 'Audio Quality',
    readTime: 16,
    tags: ['recording', 'transcripts', 'show notes', 'podcasts', 'accessibility'],
  },
  {
    id: '5',
    title: 'What Is Changing for People Who Buy Words',
    slug: 'what-is-changing-for-people-who-buy-words',
    excerpt:
      'Cheap text, stricter mailboxes, a law on accessible shops: eight changes at the end of 2024, what to do about each on Monday, and the hours it takes.',
    author: 'Ada Draft',
    date: '2024-11-25',
    image: '🧾',
    category: 'Industry Trends',
    readTime: 20,
    tags: ['buying content', 'email', 'search', 'accessibility', 'pricing'],
  },
  {
    id: '6',
    title: 'A Content Plan on One Page',
    slug: 'a-content-plan-on-one-page',
    excerpt:
      'Plan a quarter of content on one sheet: three jobs for words, few subjects, a rhythm that survives, a budget with real prices, and a complete plan.',
    author: 'Ben Margin',
    date: '2024-11-20',
    image: '🗓️',
    category: 'Content Strategy',
    readTime: 22,
    tags: ['planning', 'newsletters', 'podcasts', 'budgets', 'measuring'],
  },
]

const contents: Record<string, () => Promise<{ content: string }>> = {
  'a-brief-a-stranger-can-follow': () => import('./articles/a-brief-a-stranger-can-follow.ts'),
  'edit-your-own-draft-in-five-passes': () => import('./articles/edit-your-own-draft-in-five-passes.ts'),
  'one-page-one-reader-one-next-step': () => import('./articles/one-page-one-reader-one-next-step.ts'),
  'record-speech-a-writer-can-use': () => import('./articles/record-speech-a-writer-can-use.ts'),
  'what-is-changing-for-people-who-buy-words': () =>
    import('./articles/what-is-changing-for-people-who-buy-words.ts'),
  'a-content-plan-on-one-page': () => import('./articles/a-content-plan-on-one-page.ts'),
}

export const findArticle = (slug: string | undefined): ArticleHead | undefined =>
  articles.find((article) => article.slug === slug)

/** Rejects for an unknown slug. */
export async function loadArticle(slug: string): Promise<Article> {
  const head = findArticle(slug)
  const text = await contents[slug]?.()
  if (!head || !text) throw new Error(`No article ${slug}`)
  return { ...head, content: text.content }
}

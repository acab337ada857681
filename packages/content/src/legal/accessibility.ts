import { company } from '../studio/company.ts'
import type { LegalDocument } from './legal-document.ts'

const { address, emails, hours, phone } = company

export const accessibility: LegalDocument = {
  updated: '2024-12-15',
  labels: ['WCAG 2.1 AA Compliant'],
  numbered: false,
  sections: [
    {
      id: 'commitment',
      heading: 'Our Commitment',
      blocks: [
        'We sell words. Words that somebody cannot reach are no use to them, so everybody should be able to read this site, order from it and follow an order, with whatever device or aid they use.',
        'One person answers for that: Iris Proof, our accessibility coordinator, who reads every report of a barrier, replies to it and sees the repair through.',
      ],
    },
    {
      id: 'standards',
      heading: 'Standards',
      blocks: [
        'The site follows the Web Content Accessibility Guidelines (WCAG) 2.1 at Level AA. We also aim at WCAG 2.2 AA, which adds, among other things, a smallest size for what you tap. Both rest on four principles:',
        {
          terms: [
            {
              term: 'Perceivable',
              text: 'Nothing is told by color, picture or position alone. Drawings that carry meaning have a text in their place.',
            },
            {
              term: 'Operable',
              text: 'Everything works from a keyboard, and no form hurries you.',
            },
            {
              term: 'Understandable',
              text: 'We write for readers at grade 8 to 10. Menus stand in the same place on every page, and errors say what to do.',
            },
            {
              term: 'Robust',
              text: 'Pages are plain HTML with real headings, lists, buttons and forms, and public pages can be read without JavaScript.',
            },
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features for Different Needs',
      blocks: [
        {
          terms: [
            {
              term: 'Visual',
              text: 'A light and a dark scheme, which follow your system or your choice. Text that grows with your browser’s setting, in lines that wrap instead of running off the screen. Headings and landmarks for moving around with a screen reader.',
            },
            {
              term: 'Auditory',
              text: 'The site makes no sound, and nothing in it has to be heard. If you do not use the phone, say so in your brief: your agent then writes, from the first word to the last.',
            },
            {
              term: 'Motor',
              text: 'No gesture, drag or double click is needed. Buttons are large enough for a thumb, and a half-filled order form is kept while you pause.',
            },
            {
              term: 'Cognitive',
              text: 'Short sentences, one price, one way to order. After an order the page itself, and an email, say what happens next and by when, so that you need not remember it. No film or sound starts by itself.',
            },
          ],
        },
      ],
    },
    {
      id: 'detailed-features',
      heading: 'Features in Detail',
      blocks: [
        {
          terms: [
            {
              term: 'Keyboard navigation',
              text: 'The first press of Tab offers a link past the menu. What has the focus is outlined. Dialogs keep the focus inside, close with Esc and give the focus back. F8 leads to notifications.',
            },
            {
              term: 'Screen reader support',
              text: 'Each page has one main heading, named landmarks and a title of its own. Notifications and changes of state are announced, and what they say stands on the page too.',
            },
            {
              term: 'Contrast',
              text: 'Text has a contrast of at least 4.5:1 against its ground in both schemes, and the focus outline at least 3:1.',
            },
            {
              term: 'Text size',
              text: 'Text can be enlarged to 200% without loss of content. On a narrow phone no page then has to be scrolled sideways.',
            },
            {
              term: 'Forms',
              text: 'Every field has a visible label. Errors stand beside the field in words, and the focus moves to the first one. What you typed stays. Browsers and password managers can fill in what they know.',
            },
          ],
        },
      ],
    },
    {
      id: 'browsers',
      heading: 'Supported Browsers',
      blocks: [
        'We support the latest 2 versions of:',
        { list: ['Chrome', 'Firefox', 'Safari', 'Edge', 'Safari on iOS', 'Chrome Mobile'] },
        'Older browsers show the text of every public page, though it may look plainer.',
      ],
    },
    {
      id: 'assistive-technologies',
      heading: 'Assistive Technologies',
      blocks: [
        'The site is built to work with:',
        {
          list: [
            'NVDA and JAWS on Windows',
            'VoiceOver on macOS and iOS',
            'TalkBack on Android',
            'Dragon, for control by voice: the name of a button begins with the words that you see on it',
          ],
        },
        'If yours is not on the list and something fails, we want to know about that as well.',
      ],
    },
    {
      id: 'known-issues',
      heading: 'Known Issues',
      blocks: [
        {
          terms: [
            {
              term: 'Third-party embeds',
              text: 'Our pages contain none. But a payment link opens the page of a payment provider, which we did not build and cannot mend. If it shuts you out, ask your agent for another way to pay.',
            },
            {
              term: 'Audio upload needs a mouse',
              text: 'This site has no upload of its own. Clients send recordings through a file service of their choice, and some of those let you add a file only by dragging it with a mouse. Tell us, and we agree on another way, such as email.',
            },
            {
              term: 'Complex animations',
              text: 'We have none. What moves here is slight: text fades in as you scroll, dialogs and notifications fade in, and gray lines pulse while something loads. All of it stays off if your system asks for reduced motion. Pages of other companies that we link to may ignore that setting.',
            },
          ],
        },
      ],
    },
    {
      id: 'testing',
      heading: 'How We Test',
      blocks: [
        {
          terms: [
            {
              term: 'Automated',
              text: 'With each change, a program opens pages and forms in a real browser, on a desktop and on a phone, light and dark, and checks them with axe, an open-source tester. What it finds has to be mended before the change goes out.',
            },
            {
              term: 'Manual',
              text: 'A program finds only part of what can be wrong. So we also order, sign in and cancel by keyboard alone, read pages with a screen reader and enlarge the text to 200%.',
            },
            {
              term: 'User',
              text: 'Reports from people who use assistive technology come first. We ask the person who reported a barrier to try the repair before we call it done.',
            },
          ],
        },
      ],
    },
    {
      id: 'alternative-formats',
      heading: 'Alternative Formats',
      blocks: [
        'You can have any page of this site, and any text that we write for you, in another format, at no charge:',
        {
          list: [
            'large print',
            'audio',
            'plain text',
            'Word or PDF',
            'by phone or email: we read it to you, and you can order and comment that way',
          ],
        },
      ],
    },
    {
      id: 'feedback',
      heading: 'How to Report a Barrier',
      blocks: [
        `Write to ${emails.accessibility}, or call. It helps us to know:`,
        {
          list: [
            'the address of the page, or what you wanted to do',
            'what happened, and what you had expected',
            'your browser, your device and the assistive technology, if you use one',
            'how we can reach you, and in which format you would like the answer',
          ],
        },
        'You do not need all of it. “I could not get past the phone field” is a good report. We answer within 24–48 hours with what we found and when we mean to mend it. If it stops you from ordering, we take the order by email meanwhile.',
      ],
    },
    {
      id: 'improvements',
      heading: 'Ongoing Improvements',
      blocks: [
        'Each new page is checked before it appears. We keep a list of reported barriers, those that stop somebody at the top, and this statement changes when the list does. The next goal is to meet WCAG 2.2 AA on every page, and to say so here only then.',
      ],
    },
  ],
  contact: {
    heading: 'Accessibility support',
    text: `Tell us what stands in your way. You can call ${hours.label}.`,
    facts: [
      { label: 'Coordinator', value: 'Iris Proof' },
      { label: 'Phone', value: phone },
      { label: 'Response time', value: '24–48 hours' },
      { label: 'Postal address', value: address.join(', ') },
    ],
    links: [{ label: 'Contact Us', to: '/contact' }],
    email: { label: 'Accessibility email', address: emails.accessibility },
  },
}

import type { PlantedFault } from '../planted-fault.ts'

const site = 'apps/web/src/site'

/** Includes the desk. */
export const faultsOfPages: PlantedFault[] = [
  {
    fault: 'An order that waits on the device is forgotten when no server answers',
    file: `${site}/ordering/outbox/outbox-sender.ts`,
    text: `if (outcome.kind === 'unreachable') return outcome.retryAfterMs`,
    replacement: `if (outcome.kind === 'unreachable') {
      removeFromOutbox(entry)
      return outcome.retryAfterMs
    }`,
    foundBy: [`${site}/ordering/outbox/outbox-line.test.tsx`],
  },
  {
    fault: 'Optional storage is used before anybody said yes',
    file: `${site}/consent/consent.ts`,
    text: '(readAnswer() ?? nothingOptional)[category]',
    replacement: '(readAnswer() ?? shownByDefault)[category]',
    foundBy: [`${site}/consent/consent.test.ts`],
  },
  {
    fault: 'The fields of forms have no labels',
    file: `${site}/plain-form/plain-field.tsx`,
    text: '<label htmlFor={id} className={styles.label}>',
    replacement: '<label className={styles.label}>',
    foundBy: [`${site}/contact/contact-form.test.tsx`],
  },
  {
    fault: 'What is typed at the desk is saved over what a colleague has changed meanwhile',
    file: 'apps/web/src/desk/case/current/use-typed-on.ts',
    text: 'if (seen !== found && (!isTyped || isMine)) setSeen(found)',
    replacement: 'if (seen !== found) setSeen(found)',
    foundBy: ['apps/web/src/desk/case/current/stale.test.tsx'],
  },
  {
    fault: 'Without scripts forms put what was typed into the address',
    file: `${site}/plain-form/use-plain-form.ts`,
    text: `method: 'post', noValidate`,
    replacement: `method: 'get', noValidate`,
    foundBy: ['apps/e2e/journeys/accounts/accounts-without-scripts.e2e.ts'],
  },
  {
    fault: 'A link of the footer leads nowhere',
    file: 'packages/content/src/site/navigation.ts',
    text: `{ label: 'Accessibility', to: '/legal/accessibility' }`,
    replacement: `{ label: 'Accessibility', to: '/accessibility-statement' }`,
    foundBy: ['apps/e2e/pages/crawl.e2e.ts'],
  },
]

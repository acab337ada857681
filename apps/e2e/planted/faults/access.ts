import type { PlantedFault } from '../planted-fault.ts'

const server = 'apps/server/src'

/** Access to another person's data or actions. */
export const faultsOfAccess: PlantedFault[] = [
  {
    fault: 'A client reads the order of another by its number',
    file: `${server}/features/orders/find/find-order.ts`,
    text: 'em.findOne(Order, { $and: [{ number }, visibleTo(actor)] })',
    replacement: 'em.findOne(Order, { number })',
    foundBy: [`${server}/features/orders/find/find-order.test.ts`],
  },
  {
    fault: 'A writer is shown money',
    file: `${server}/features/people/staff-rights.ts`,
    text: 'dealsWithClients(staff) && (',
    replacement: '(',
    foundBy: [`${server}/features/desk/desk.test.ts`],
  },
  {
    fault: 'An API token may do what its scopes do not name',
    file: `${server}/doors/api/staff-access.ts`,
    text: 'if (!staff.scopes.includes(scope)) throw',
    replacement: 'if (staff.scopes.length === 0) throw',
    foundBy: [`${server}/doors/api/token-access.test.ts`],
  },
  {
    fault: 'Sessions go on after a change of password',
    file: `${server}/features/people/sessions.ts`,
    text: `const changed = { ...change, sessionEpoch: sessionEpoch + 1 }
  if ((await kind.change(em, { id, sessionEpoch }, changed)) === 0) return null
  await kind.remove(em, { accountId: id })`,
    replacement: `const changed = { ...change, sessionEpoch }
  if ((await kind.change(em, { id, sessionEpoch }, changed)) === 0) return null`,
    foundBy: [`${server}/features/auth/sessions/sessions.test.ts`],
  },
  {
    fault: 'Mailed links never expire',
    file: `${server}/features/links/redeem.ts`,
    text: `  expiresAt: { $gt: clock.now() },\n`,
    replacement: '',
    foundBy: [`${server}/features/auth/sign-in/verify-email.test.ts`],
  },
  {
    fault: 'A mail scanner that opens every link unsubscribes its reader',
    file: `${server}/doors/rest.ts`,
    text: 'for (const { url, page } of opened) leadToPage(app, url, page)',
    replacement: `for (const route of routes.filter(({ page }) => page)) openRoute(app, { ...route, method: 'GET' }, behind)`,
    foundBy: [`${server}/features/links/opening-links.test.ts`],
  },
  {
    fault: 'Another site may have a browser send requests',
    file: `${server}/doors/requests/cross-site.ts`,
    text: `if (safeMethods.has(request.method)) return\n`,
    replacement: `if (safeMethods.has(request.method) || publicUrl) return\n`,
    foundBy: [`${server}/doors/requests/cross-site.test.ts`],
  },
  {
    fault: 'Pages run any inline script',
    file: `${server}/doors/requests/security-headers.ts`,
    text: `scriptSrc: ["'self'", ...scriptHashes],`,
    replacement: `scriptSrc: ["'self'", "'unsafe-inline'"],`,
    foundBy: [`${server}/doors/requests/security-headers.test.ts`],
  },
  {
    fault: 'Tries beyond a limit are let through',
    file: `${server}/limits/limits.ts`,
    text: '.consume(nameOf(limit, key)).catch(refuse))',
    replacement: '.consume(nameOf(limit, key)).catch(() => {}))',
    foundBy: [`${server}/features/contact/contact.test.ts`],
  },
]

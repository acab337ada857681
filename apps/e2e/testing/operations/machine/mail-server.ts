import { catchMail } from '@northword/rig/mail-catcher'

/** The machine's mail server, which accepts every mail. */
await catchMail(587)

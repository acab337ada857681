import { catchMail } from '@northword/rig/mail-catcher'

/** The mail server of a machine: it takes every mail. */
await catchMail(587)

/** A backup was not made or not restored. The message is one sentence for the operator. */
export class BackupError extends Error {}

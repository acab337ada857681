import { createPasswords } from '@northword/server/features/auth/proof/passwords'

const asker = { network: '127.0.0.1', account: 'bench' }

// Only the hashes of logins, with the product's settings and concurrency.
process.once('message', (task: { password: string; seconds: number }) => void run(task))
process.once('disconnect', () => process.exit())

async function run({ password, seconds }: { password: string; seconds: number }) {
  const passwords = createPasswords()
  const hash = await passwords.hash(password, asker)
  const started = performance.now()
  let count = 0
  const compareOn = async () => {
    while (performance.now() - started < seconds * 1_000) {
      await passwords.matches(hash, password, asker)
      count += 1
    }
  }
  await Promise.all([compareOn(), compareOn()])
  process.send?.(count / ((performance.now() - started) / 1_000))
}

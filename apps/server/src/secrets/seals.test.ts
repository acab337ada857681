import { useEmptyFolder } from '@northword/rig/during-tests'
import { createDecipheriv } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSeals } from './seals.ts'

describe('A sealed secret', () => {
  const folder = useEmptyFolder()
  const begin = () => createSeals({ SECRETS_KEY: '', DATA_DIR: folder })

  it('is encrypted by AES-256-GCM, each time with another nonce', async () => {
    const seals = begin()
    const [one, other] = [await seals.seal('hush', 'row 1'), await seals.seal('hush', 'row 1')]
    expect(one).not.toBe(other)
    const sealed = Buffer.from(one, 'base64')
    const key = await readFile(path.join(folder, 'secrets-key'))
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from('row 1')).setAuthTag(sealed.subarray(12, 28))
    expect(decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')).toBe('hush')
  })

  it('is encrypted by a new key where the file of the old one is damaged', async () => {
    await writeFile(path.join(folder, 'secrets-key'), 'too short')
    const seals = begin()
    expect(await seals.open(await seals.seal('hush', 'row 1'), 'row 1')).toBe('hush')
  })

  it('opens for its row alone, and no more once a byte of it was changed', async () => {
    const seals = begin()
    const sealed = await seals.seal('hush', 'row 1')
    expect(await seals.open(sealed, 'row 1')).toBe('hush')
    expect(await seals.open(sealed, 'row 2')).toBeNull()
    for (let at = 0; at < Buffer.from(sealed, 'base64').length; at += 1) {
      const changed = Buffer.from(sealed, 'base64')
      changed.writeUInt8(255 - changed.readUInt8(at), at)
      expect(await seals.open(changed.toString('base64'), 'row 1')).toBeNull()
    }
  })
})

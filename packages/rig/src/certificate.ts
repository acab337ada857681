import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Makes a self-signed certificate of a host by `openssl`, as `certificate.pem`, `key.pem` and `both.pem`.
 * @returns certificate and key
 */
export async function makeCertificate(folder: string, host: string): Promise<{ cert: string; key: string }> {
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '2']
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  await promisify(execFile)('openssl', ['req', ...made, ...name, '-keyout', keyFile, '-out', certificate])
  const [cert, key] = [await readFile(certificate, 'utf8'), await readFile(keyFile, 'utf8')]
  await writeFile(join(folder, 'both.pem'), cert + key)
  return { cert, key }
}

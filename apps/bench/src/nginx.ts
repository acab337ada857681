import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endWithUs, untilServing } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { installed } from '@northword/rig/installed'

const brotliModules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']

/** The product's bytes and headers, for nginx. */
export interface StaticPage {
  name: string
  body: Buffer
  contentType: string
  headers: [name: string, value: string][]
}

/** Why nginx cannot be compared here, or undefined. */
export function whyNoNginx(): string | undefined {
  if (!findNginx()) return 'nginx is not installed'
  return findBrotli() ? undefined : 'its module brotli_static is not installed'
}

/** Starts nginx with one worker, as the current user, on a free port, with all files in `folder`. */
export async function startNginx(folder: string, page: StaticPage) {
  const root = join(folder, 'pages')
  await mkdir(root)
  await writeFile(join(root, page.name), 'The file itself, for clients without brotli.')
  await writeFile(join(root, `${page.name}.br`), page.body)
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configuration(folder, port, page))
  const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: 'inherit',
  })
  // SIGKILL would leave its worker behind.
  const end = endWithUs(child, 'SIGTERM')
  const url = `http://127.0.0.1:${port}/${page.name}`
  const isServing = async () => (await fetch(url).catch(() => undefined)) !== undefined
  await untilServing(child, { isServing, logs: () => 'Its reason stands above.' })
  return { url, end }
}

const findNginx = () => installed('nginx', ['/usr/sbin', '/usr/local/sbin'])[0]

const findBrotli = () =>
  globSync(brotliModules.map((folder) => join(folder, 'ngx_http_brotli_static_module.so')))[0]

function configuration(folder: string, port: number, { contentType, headers }: StaticPage) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const isRoot = process.getuid?.() === 0
  return `
${isRoot ? 'user root;' : ''}
load_module ${findBrotli()};
daemon off;
pid ${join(folder, 'nginx.pid')};
worker_processes 1;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=100;
  open_file_cache_valid 60s;
  etag on;
  default_type '${contentType}';
  server {
    listen 127.0.0.1:${port};
    root ${join(folder, 'pages')};
    brotli_static on;
    ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n    ')}
  }
}
`
}

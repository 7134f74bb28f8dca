import { expect, test } from 'vitest'
import { checkNginx, nginxHints } from './check-nginx.ts'
import { nginxFiles } from './nginx-files.ts'
import { sampleSite } from './site.sample.ts'

const hosts = '127.0.0.1 localhost\n10.0.0.7 api.internal\n'
const check = (configuration: string) => checkNginx(configuration, hosts)

const site = { ...sampleSite, base: '/', pass: ['/v1/'], resolver: ['10.0.0.2'] }
const generated = nginxFiles({ ...site, api: 'https://api.example.com' } as never)

const resolved = nginxFiles({ ...site, api: 'https://api.example.com', nginx: '1.28.0' } as never)
const fixed = nginxFiles({ ...site, api: 'http://10.0.0.8:8080' } as never)

const dump = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([name, text]) => `# configuration file ${name}:\n${text}\n`)
    .join('\n')

const server = (text: string) => `http { server { listen 80; ${text} } }`

const correct = {
  'this folder’s, included in an existing site': dump({
    '/etc/nginx/nginx.conf': 'events {} http { include conf.d/*.conf; include sites-enabled/*; }',
    '/etc/nginx/conf.d/http.conf': generated['http.conf'] ?? '',
    '/etc/nginx/conf.d/app.conf': generated['upstream.conf'] ?? '',
    '/etc/nginx/sites-enabled/shop': 'server { listen 80; include /srv/app/location.conf; }',
    '/srv/app/location.conf': generated['location.conf'] ?? '',
  }),
  'this folder’s for a newer nginx': `http { ${resolved['upstream.conf']} server { ${resolved['location.conf']} } }`,
  'this folder’s for an address': `http { ${fixed['upstream.conf']} server { ${fixed['location.conf']} } }`,
  'a group of addresses and sockets, with kept connections': `
    http {
      upstream api_pool { # two computers
        least_conn; keepalive 32;
        server 10.0.0.8:8080 max_fails=3; server [fd00::8]:8080 backup; server unix:/run/api.sock;
      }
      server { location /v1/ { proxy_pass http://api_pool; } location ~* "^/media/[a-z]{2}/" { proxy_pass http://api_pool; } }
    }`,
  'a group whose names are looked up again': `
    http {
      resolver 10.0.0.2 valid=30s;
      upstream api { zone api 64k; server api.example.com:443 resolve; }
      server { location /v1/ { proxy_pass https://api; } }
    }`,
  'a name of /etc/hosts, and a socket': server(
    'location /v1/ { proxy_pass http://api.internal:8080/v1/; } location /media/ { proxy_pass http://unix:/run/media.sock:/; }',
  ),
  'an address or a group with variables, which need no resolver': `
    http {
      upstream green { server 127.0.0.1:4011; }
      map $cookie_pool $pool { default 127.0.0.1:4010; green green; }
      server {
        set $api "http://127.0.0.1:4010";
        location /v1/ { proxy_pass $api; }
        location /v2/ { proxy_pass http://$pool; }
        location /media/ { proxy_pass http://127.0.0.1:4010$request_uri; }
      }
    }`,
  'Docker’s name server for all sites, in an included file': dump({
    '/etc/nginx/nginx.conf': 'http { resolver 127.0.0.11 valid=10s; include /etc/nginx/conf.d/*.conf; }',
    '/etc/nginx/conf.d/default.conf':
      'server { set $api http://mock:4010; location /v1/ { # proxy_pass http://old.example.com;\n proxy_pass $api; } }',
  }),
}

test.each(Object.entries(correct))('accepts %s', (_, configuration) => expect(check(configuration)).toEqual([]))

const once = /is looked up only when nginx starts/
const noResolver = /nginx has no resolver for the name/

const broken: Record<string, [configuration: string, finding: RegExp]> = {
  'a name in proxy_pass': [server('location /v1/ { proxy_pass https://api.example.com; }'), once],
  'a name in a group': [
    `http { upstream api { server api.example.com:443; server 10.0.0.8; } ${server('location / { proxy_pass http://api; }').slice(7)}`,
    /server api\.example\.com:443 of upstream api is looked up only/,
  ],
  'a group that is only a comment': [
    `http {\n# upstream api { server 10.0.0.8; }\nserver { location / { proxy_pass http://api; } } }`,
    once,
  ],
  'a variable without a resolver': [
    server('set $api https://api.example.com; location /v1/ { proxy_pass $api; }'),
    noResolver,
  ],
  'a resolver of another site': [
    `http { server { listen 81; resolver 10.0.0.2; } ${server('set $api https://api.example.com; location / { proxy_pass $api; }').slice(7)}`,
    noResolver,
  ],
  'a resolver in a file that no other includes': [
    dump({
      '/etc/nginx/nginx.conf': 'http { include conf.d/*.conf; }',
      '/etc/nginx/conf.d/shop.conf':
        'server { set $api http://api.example.com; location / { proxy_pass $api$request_uri; } }',
      '/etc/nginx/snippets/resolver.conf': 'resolver 10.0.0.2;',
    }),
    noResolver,
  ],
  'a group that can’t look up again without a zone': [
    `http { resolver 10.0.0.2; upstream api { server api.example.com resolve; } ${server('location / { proxy_pass http://api; }').slice(7)}`,
    /a zone, a resolver and resolve/,
  ],
  'one of several targets': [
    `http { map $host $pool { default 10.0.0.8; shop.example.com api.example.com; } ${server('location / { proxy_pass http://$pool; }').slice(7)}`,
    noResolver,
  ],
}

test.each(Object.entries(broken))('finds %s', (_, [configuration, finding]) =>
  expect(check(configuration)).toEqual([expect.stringMatching(finding)]),
)

test.each([
  ['this folder’s group', correct['this folder’s for an address'], []],
  ['a group without keepalive', correct['a group whose names are looked up again'], [/^upstream api has no keepalive/]],
  [
    'an address in proxy_pass',
    server('location /v1/ { proxy_pass http://10.0.0.8:8080/v1/; }'),
    [/^proxy_pass http:\/\/10\.0\.0\.8:8080\/v1\/ opens a connection for each call/],
  ],
  ['a name in a variable, which can’t be kept', correct['this folder’s, included in an existing site'], []],
  ['this computer', server('location /v1/ { proxy_pass http://127.0.0.1:8080; }'), []],
  ['a socket', server('location /v1/ { proxy_pass http://unix:/run/api.sock:/; }'), []],
])('says where connections could be kept: %s', (_, configuration, hints) =>
  expect(nginxHints(configuration, hosts)).toEqual(hints.map((hint) => expect.stringMatching(hint))),
)

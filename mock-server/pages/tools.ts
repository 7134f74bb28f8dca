/** The pages for developers: where to start, the console, the reference. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { consolePage } from '../console/page.ts'
import type { DocumentedOperation } from '../force/documented.ts'
import { sendJson } from '../http.ts'
import { sendRedoc, sendReference } from './reference.ts'
import { startPage } from './start-page.ts'
import { sendAsset, sendPage } from './tool-page.ts'

interface Tools {
  path: string
  world: string
  appOrigin: string
  document: object
  operations: DocumentedOperation[]
  request: IncomingMessage
  response: ServerResponse
}

/** Sends the page or file at this path; false where there is none. */
export function tools({ path, request, response, ...context }: Tools): boolean {
  if (request.method !== 'GET') return false
  if (path === '/') sendPage(response, startPage(context))
  else if (path === '/console') sendPage(response, consolePage(context))
  else if (path === '/docs') sendReference(response)
  else if (path === '/docs/redoc.js') sendRedoc(response)
  else if (path === '/docs/openapi.json') sendJson(response, { status: 200, headers: {}, body: context.document })
  else return sendAsset(path, response)
  return true
}

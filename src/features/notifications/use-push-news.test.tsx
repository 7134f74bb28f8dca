import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { listRefunds } from '#generated/operations/refunds.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { pushArrived } from '#shared/push-message.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { showingToast } from '#shared/ui/toast.tsx'
import { usePushNews } from './use-push-news.ts'

function News() {
  usePushNews(true)
  return null
}

test('a message about a refund renews what the open screen says of it', () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true, userAgent: navigator.userAgent, serviceWorker })
  signInAs('usr-1')
  const client = new QueryClient()
  client.setQueryData(listRefunds.key(), {})
  show(
    <QueryClientProvider client={client}>
      <News />
    </QueryClientProvider>,
  )
  const message = { title: 'Refund', body: '₹35 has arrived', path: '/refunds' }
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: pushArrived, message } }))
  expect(showingToast()?.text).toBe('Refund · ₹35 has arrived')
  expect(client.getQueryState(listRefunds.key())?.isInvalidated).toBe(true)
})

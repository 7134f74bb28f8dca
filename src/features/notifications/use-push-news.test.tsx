import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListRefunds } from '#generated/hooks/refunds.ts'
import { serve, signInAs } from '#shared/api/server.sample.tsx'
import { pushArrived } from '#shared/push-message.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { showingToast } from '#shared/ui/toast.tsx'
import { usePushNews } from './use-push-news.ts'

const refund = {
  id: 'ref-1',
  order_id: 'ord-1',
  order_number: 'A-1001',
  machine_name: 'Lobby snacks',
  amount: 35,
  currency: 'INR',
  kind: 'full',
  mode: 'source',
  created_at: '2026-11-02T09:00:00Z',
}

function News() {
  usePushNews(true)
  const { data } = useListRefunds({
    pageOff: false,
    isList: false,
    limit: 10,
    keyword: '',
    sort: 'created_at',
    order: 'DESC',
  })
  return <p>{data?.pages[0]?.data[0]?.status}</p>
}

test('a message about a refund renews what the open screen says of it', async () => {
  const serviceWorker = new EventTarget()
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true, userAgent: navigator.userAgent, serviceWorker })
  signInAs('usr-1')
  let status = 'Initiated'
  serve(() => [{ ...refund, status }])
  show(<News />)
  await screen.findByText('Initiated')
  status = 'Processed'
  const message = { title: 'Refund', body: '₹35 has arrived', path: '/refunds' }
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: pushArrived, message } }))
  expect(showingToast()?.text).toBe('Refund · ₹35 has arrived')
  await screen.findByText('Processed')
})

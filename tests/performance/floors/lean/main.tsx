/** A list of products with the parts every app of this kind needs, and nothing else. */
import {
  Button,
  Card,
  Container,
  createTheme,
  Group,
  Image,
  MantineProvider,
  SimpleGrid,
  Skeleton,
  Text,
} from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { components } from '#generated/types.ts'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Card.css'
import '@mantine/core/styles/Container.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Image.css'
import '@mantine/core/styles/SimpleGrid.css'
import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/Button.css'

type Schemas = components['schemas']
type ProductsResponse = { data: Schemas['MachineProducts'] }
declare global {
  interface Window {
    early: Promise<ProductsResponse>
  }
}

interface Props {
  product: Schemas['Product']
  index: number
  onAdd: (id: string) => void
}

const Product = memo(function Product({ product, index, onAdd }: Props) {
  return (
    <Card withBorder radius="md" padding="xs" className="product">
      <Image
        src={product.image_url}
        w="100%"
        style={{ aspectRatio: 1 }}
        alt=""
        loading={index < 6 ? 'eager' : 'lazy'}
      />
      <Text fw={600} size="sm">
        {product.name}
      </Text>
      <Group justify="space-between">
        <Text>₹{product.mrp}</Text>
        <Button size="xs" onClick={() => onAdd(product.id)}>
          Add
        </Button>
      </Group>
    </Card>
  )
})

function Products() {
  const { data } = useQuery({ queryKey: ['products'], queryFn: () => window.early })
  const [count, setCount] = useState(0)
  const add = useCallback(() => setCount((now) => now + 1), [])
  const products = data?.data.inventories.flatMap(({ batches: [batch] }) => batch?.product ?? [])
  return (
    <Container p="sm">
      <Text data-count={count || undefined}>{count}</Text>
      <SimpleGrid cols={2} spacing="sm">
        {products
          ? products.map((product, index) => <Product key={product.id} product={product} index={index} onAdd={add} />)
          : [1, 2, 3, 4].map((place) => <Skeleton key={place} h={260} />)}
      </SimpleGrid>
    </Container>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <MantineProvider theme={createTheme({ fontFamily: 'system-ui, sans-serif' })}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<Products />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
if ('serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))

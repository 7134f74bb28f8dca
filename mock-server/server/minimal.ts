/**
 * A server that sends only what the owner's specification names: of each object in a success response, the required
 * fields that hide danger or money if they are lost (x-loss), and the other required ones that the specification names.
 */

type Schema = { [keyword: string]: unknown }

interface Document {
  paths: Record<string, Record<string, Schema>>
  components: { schemas: Record<string, Schema> }
}

/** Cosmetics that sections 3 and 7 of the specification name, by schema. */
const named: Record<string, string[]> = {
  Machine: ['online_status'],
  MachineProducts: ['online_status', 'stock_level_threshold', 'machine_type'],
  Slot: ['row_num', 'column_num', 'depth'],
  Recipe: ['is_customizable'],
  Product: ['category', 'offers', 'recipe_ingredients'],
  Category: ['id'],
  ProductOffer: ['offer_type'],
  RecipeIngredient: ['is_customizable'],
  CartItem: ['outOfStockItem', 'removedQty'],
  OrderItem: ['product_id', 'motor_id', 'custom_ingredients'],
}

const record = (value: unknown) => (value ?? {}) as Record<string, Schema>
const nameOf = ({ $ref }: Schema) =>
  String($ref ?? '')
    .split('/')
    .at(-1) ?? ''

function minimalValue(schemas: Record<string, Schema>, schema: Schema, value: unknown): unknown {
  const name = nameOf(schema)
  const target = name ? (schemas[name] ?? {}) : schema
  if (Array.isArray(value)) return value.map((item) => minimalValue(schemas, (target.items ?? {}) as Schema, item))
  if (typeof value !== 'object' || value === null || !target.properties) return value
  const required = (target.required ?? []) as string[]
  const isKept = (field: string, at: Schema) => {
    const referred = schemas[nameOf(at)]
    const loss = at['x-loss'] ?? (referred?.type === 'object' ? undefined : referred?.['x-loss']) ?? target['x-loss']
    return required.includes(field) && (loss !== 'cosmetic' || named[name]?.includes(field))
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => {
      const at = record(target.properties)[field] ?? {}
      return isKept(field, at) ? [[field, minimalValue(schemas, at, inner)]] : []
    }),
  )
}

/** The minimal body of an operation's success response. */
export function minimalBody(document: object, operationId: string | undefined, body: unknown): unknown {
  const { paths, components } = document as Document
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find((each) => each.operationId === operationId)
  const media = record(record(record(operation?.responses)['200']).content)['application/json']
  return minimalValue(components.schemas, (media?.schema ?? {}) as Schema, body)
}

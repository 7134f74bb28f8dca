import { Table } from '@mantine/core'
import type { Product } from '#domain/machine/slots.ts'
import { locale } from '#shared/language.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Table.layer.css'
import styles from './ProductDetail.module.css'

type Nutrition = NonNullable<Product['nutrition']>
type Declaration = NonNullable<Product['nutrition_per_100']>

const number = (value: number) => value.toLocaleString(locale())
/** Nutrients that are a part of the one before. */
const parts: readonly string[] = ['sugar_g', 'saturates_g']
const namesIn = <T extends object>(names: T) => Object.keys(names) as (keyof T)[]

interface Row {
  label: string
  amount: string
  isPart?: boolean
}

function packRows(nutrition: Nutrition): Row[] {
  const { nutrients, units } = texts.productDetail
  return namesIn(nutrients).map((name) => ({
    label: nutrients[name],
    amount: `${number(nutrition[name])} ${units[name]}`,
    isPart: parts.includes(name),
  }))
}

/** In the order and with the names of the EU's labels. */
function declaredRows({ energy_kj, energy_kcal, ...declared }: Declaration): Row[] {
  const { declared: names, grams, energyAmount, nutrients } = texts.productDetail
  return [
    {
      label: nutrients.energy_kcal,
      amount: energyAmount({ kj: number(energy_kj), kcal: number(energy_kcal) }),
    },
    ...namesIn(names).map((name) => ({
      label: names[name],
      amount: grams({ amount: number(declared[name]) }),
      isPart: parts.includes(name),
    })),
  ]
}

/** The label's declaration per 100 g or ml where there is one (docs/law.md), otherwise what is in the pack or cup. */
export function NutritionTable({ product }: { product: Product }) {
  const { nutrition, nutrition_per_100: declaration, recipe_ingredients: recipe } = product
  if (!declaration && !nutrition) return null
  const per = recipe.length > 0 ? texts.productDetail.perCup : texts.productDetail.perPack
  const rows = declaration ? declaredRows(declaration) : nutrition ? packRows(nutrition) : []
  return (
    <Table className={styles.nutrition} captionSide="top">
      <Table.Caption>
        <span>{texts.productDetail.nutrition}</span>{' '}
        <small>{declaration ? texts.productDetail.per100({ unit: declaration.unit }) : per}</small>
      </Table.Caption>
      <Table.Tbody>
        {rows.map(({ label, amount, isPart }) => (
          <Table.Tr key={label} data-part={isPart || undefined}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{amount}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

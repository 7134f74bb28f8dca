import { Table } from '@mantine/core'
import type { Product } from '#domain/machine/slots.ts'
import { locale } from '#shared/language.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Table.layer.css'
import styles from './ProductDetail.module.css'

type Nutrition = NonNullable<Product['nutrition']>
type Declaration = NonNullable<Product['nutrition_per_100']>

const number = (value: number) => value.toLocaleString(locale())
const namesIn = <T extends object>(names: T) => Object.keys(names) as (keyof T)[]

function packRows(nutrition: Nutrition): [label: string, amount: string][] {
  const { nutrients, units } = texts.productDetail
  return namesIn(nutrients).map((name) => [nutrients[name], `${number(nutrition[name])} ${units[name]}`])
}

/** In the order and with the names of the EU's labels. */
function declaredRows({ energy_kj, energy_kcal, ...declared }: Declaration): [label: string, amount: string][] {
  const { declared: names, grams, energyAmount, nutrients } = texts.productDetail
  return [
    [nutrients.energy_kcal, energyAmount({ kj: number(energy_kj), kcal: number(energy_kcal) })],
    ...namesIn(names).map((name): [string, string] => [names[name], grams({ amount: number(declared[name]) })]),
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
        {rows.map(([label, amount]) => (
          <Table.Tr key={label}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{amount}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

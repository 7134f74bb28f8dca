/** The brands: how each writes its name and lays out its packs. All are invented; none is meant to be a brand that exists. */
export interface Brand {
  design: 'roundel' | 'swoosh' | 'slash' | 'frame' | 'plain' | 'arch' | 'rays'
  mark: {
    serif?: boolean
    italic?: boolean
    capitals?: boolean
    tracking?: number
    tilt?: number
    plate?: 'pill' | 'oval' | 'ribbon'
    outlined?: boolean
  }
}

const brands: Record<string, Brand> = {
  'Kettle Cove': { design: 'roundel', mark: { serif: true, plate: 'oval' } },
  Crujo: { design: 'rays', mark: { outlined: true, tilt: -5, capitals: true } },
  'Dadi’s': { design: 'frame', mark: { serif: true, italic: true, plate: 'ribbon' } },
  'Palm & Tide': { design: 'swoosh', mark: { plate: 'pill' } },
  Poppity: { design: 'rays', mark: { outlined: true, tilt: -7, capitals: true } },
  'Lotus Lane': { design: 'arch', mark: { serif: true, tracking: 0.02 } },
  Okapi: { design: 'frame', mark: { serif: true, capitals: true, tracking: 0.16 } },
  Rumble: { design: 'slash', mark: { italic: true, capitals: true, outlined: true, tilt: -4 } },
  Zingli: { design: 'rays', mark: { italic: true, capitals: true, outlined: true, tilt: -6 } },
  'Mill & Moon': { design: 'roundel', mark: { serif: true, plate: 'ribbon' } },
  Fizzwell: { design: 'swoosh', mark: { serif: true, italic: true, outlined: true, tilt: -8 } },
  Vexo: { design: 'slash', mark: { italic: true, capitals: true, tracking: 0.04, tilt: -6 } },
  'Leaf St.': { design: 'plain', mark: { plate: 'pill' } },
  Scoby: { design: 'plain', mark: { serif: true, italic: true } },
  Grovella: { design: 'swoosh', mark: { serif: true, plate: 'oval' } },
  Nilgara: { design: 'plain', mark: { serif: true, capitals: true, tracking: 0.05 } },
  Nandika: { design: 'arch', mark: { serif: true, italic: true, plate: 'oval' } },
  'Fresh Bench': { design: 'plain', mark: { plate: 'pill' } },
  Nooba: { design: 'rays', mark: { outlined: true, capitals: true, tilt: -6, italic: true } },
}

export function brandOf(name: string): Brand {
  const brand = brands[name]
  if (!brand) throw new Error(`No brand ${name}`)
  return brand
}

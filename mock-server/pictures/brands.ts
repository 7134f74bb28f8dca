/** The brands: how each writes its name and lays out its packs. All are invented. */
export interface Brand {
  design: 'roundel' | 'swoosh' | 'slash' | 'frame' | 'plain' | 'rays'
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
  'El Sol': { design: 'rays', mark: { outlined: true, tilt: -5, capitals: true } },
  'Dadi’s': { design: 'frame', mark: { serif: true, italic: true, plate: 'ribbon' } },
  'Coast & Co': { design: 'swoosh', mark: { plate: 'pill' } },
  'Pop!': { design: 'rays', mark: { outlined: true, tilt: -7, capitals: true } },
  'Lotus Lane': { design: 'plain', mark: { serif: true, tracking: 0.02 } },
  Okapi: { design: 'frame', mark: { serif: true, capitals: true, tracking: 0.16 } },
  Rumble: { design: 'slash', mark: { italic: true, capitals: true, outlined: true, tilt: -4 } },
  Zing: { design: 'rays', mark: { italic: true, capitals: true, outlined: true, tilt: -6 } },
  'Mill & Moon': { design: 'roundel', mark: { serif: true, plate: 'ribbon' } },
  Fizzwell: { design: 'swoosh', mark: { serif: true, italic: true, outlined: true, tilt: -8 } },
  Volt: { design: 'slash', mark: { italic: true, capitals: true, tracking: 0.04, tilt: -6 } },
  'Leaf St.': { design: 'plain', mark: { plate: 'pill' } },
  Scoby: { design: 'plain', mark: { serif: true, italic: true } },
  Grove: { design: 'swoosh', mark: { serif: true, plate: 'oval' } },
  Springhill: { design: 'plain', mark: { serif: true, capitals: true, tracking: 0.05 } },
  'Gokul Farm': { design: 'plain', mark: { serif: true, italic: true, plate: 'oval' } },
  Daily: { design: 'plain', mark: { plate: 'pill' } },
  Slurp: { design: 'rays', mark: { outlined: true, capitals: true, tilt: -6, italic: true } },
}

export function brandOf(name: string): Brand {
  const brand = brands[name]
  if (!brand) throw new Error(`No brand ${name}`)
  return brand
}

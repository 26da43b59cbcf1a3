import {
  DataTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  LineBasicMaterial,
  type Material,
  MeshStandardMaterial,
  type Plane,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import { boardFaces } from './scene-geometry.ts'
import type { ScenePart } from './scene-parts.ts'
import { type SurfaceName, surfacePixels, surfaceWidth } from './surface-pixels.ts'
import type { Finish } from './turned-solid.ts'

type Wood = SavedBuild['material']
type Look = { material: Wood; xray: boolean; isSelected: boolean; planes: Plane[] }

/** The surface of each face of a board. Carpet is glued only on the outside. */
const woods: Record<Wood, Record<(typeof boardFaces)[number], SurfaceName>> = {
  mdf: { outer: 'mdf', inner: 'mdf', edge: 'mdf_edge' },
  birch: { outer: 'birch', inner: 'birch', edge: 'birch_edge' },
  carpet: { outer: 'carpet', inner: 'mdf', edge: 'carpet' },
}

const roughness: Record<SurfaceName, number> = {
  mdf: 0.78,
  mdf_edge: 0.92,
  birch: 0.55,
  birch_edge: 0.75,
  carpet: 1,
  hatch: 0.9,
}

const finishes: Record<Finish, { color: number; roughness: number; metalness: number }> = {
  cone: { color: 0x2b2e33, roughness: 0.48, metalness: 0.1 },
  cap: { color: 0x1b1d20, roughness: 0.28, metalness: 0.2 },
  rubber: { color: 0x17181a, roughness: 0.6, metalness: 0 },
  frame: { color: 0x3d4146, roughness: 0.45, metalness: 0.6 },
  basket: { color: 0x2d3135, roughness: 0.5, metalness: 0.6 },
  ferrite: { color: 0x2a2b2e, roughness: 0.8, metalness: 0.1 },
  steel: { color: 0xa9afb6, roughness: 0.32, metalness: 0.9 },
  copper: { color: 0xc9743a, roughness: 0.35, metalness: 0.85 },
  cloth: { color: 0xb58f4a, roughness: 0.9, metalness: 0 },
  tube: { color: 0x26292d, roughness: 0.4, metalness: 0.05 },
}

/** The look of a driver that has no room behind it. */
const tight = { color: 0xd8402a, roughness: 0.45, metalness: 0.1 }
const tightFinishes: ReadonlySet<Finish> = new Set(['basket', 'ferrite', 'steel'])

/** The glow of a chosen panel, and the opacity of walls, and of their contents, that are looked through. */
const chosen = 0xffa51f
const throughWall = 0.13
const throughInside = 0.4

/** The surfaces of a scene. Their pictures are painted once, and stay on the graphics card for as long as the scene lives. */
export class SceneMaterials {
  readonly #pictures = new Map<SurfaceName, Texture>()

  /** Returns the materials for the faces of a board. */
  board(look: Look, isInside: boolean): Material[] {
    const isGlass = look.xray && !look.isSelected
    return boardFaces.map((face) => {
      const surface = woods[look.material][face]
      return new MeshStandardMaterial({
        map: this.picture(surface),
        roughness: roughness[surface],
        side: DoubleSide,
        clippingPlanes: look.planes,
        clipShadows: true,
        transparent: isGlass,
        opacity: isGlass ? (isInside ? throughInside : throughWall) : 1,
        depthWrite: !isGlass,
        emissive: look.isSelected ? chosen : 0,
        emissiveIntensity: look.isSelected ? 0.3 : 0,
        // Edges are drawn on top of their surfaces.
        polygonOffset: true,
        polygonOffsetFactor: 1,
        polygonOffsetUnits: 1,
      })
    })
  }

  /** Returns the materials for each solid of a turned part. */
  turned(kind: ScenePart['kind'], parts: readonly Finish[], planes: Plane[]): Material[] {
    return parts.map(
      (finish) =>
        new MeshStandardMaterial({
          ...(kind === 'magnet_tight' && tightFinishes.has(finish) ? tight : finishes[finish]),
          side: DoubleSide,
          clippingPlanes: planes,
          clipShadows: true,
        }),
    )
  }

  /** Returns the material for cut surfaces: hatched wood, and plain for everything else. */
  cut(kind: ScenePart['kind'], wood: Wood, width: number): MeshStandardMaterial {
    const color = kind === 'board' ? (wood === 'birch' ? 0xf0d9ae : 0xd9a869) : cutColors[kind]
    if (kind !== 'board') return new MeshStandardMaterial({ color, roughness: 0.6, metalness: 0.1 })
    const map = this.picture('hatch').clone()
    map.repeat.setScalar(width / surfaceWidth.hatch)
    return new MeshStandardMaterial({ color, map, roughness: 0.9 })
  }

  /** Returns the material for the edges of boards. */
  edge({ xray, isSelected, planes }: Look): Material {
    return new LineBasicMaterial({
      color: isSelected ? chosen : xray ? 0xd8c29b : 0x1a1512,
      transparent: true,
      opacity: isSelected ? 1 : xray ? 0.7 : 0.5,
      clippingPlanes: planes,
      toneMapped: false,
      // A chosen panel may stand behind others.
      depthTest: !isSelected,
    })
  }

  picture(name: SurfaceName): Texture {
    const known = this.#pictures.get(name)
    if (known) return known
    const { size, pixels } = surfacePixels(name)
    const picture = new DataTexture(pixels, size, size)
    picture.wrapS = RepeatWrapping
    picture.wrapT = RepeatWrapping
    picture.magFilter = LinearFilter
    picture.minFilter = LinearMipmapLinearFilter
    picture.generateMipmaps = true
    picture.anisotropy = 8
    picture.colorSpace = SRGBColorSpace
    picture.repeat.setScalar(1 / surfaceWidth[name])
    picture.needsUpdate = true
    this.#pictures.set(name, picture)
    return picture
  }

  dispose(): void {
    for (const picture of this.#pictures.values()) picture.dispose()
    this.#pictures.clear()
  }
}

const cutColors: Record<Exclude<ScenePart['kind'], 'board'>, number> = {
  tube: 0x565c63,
  driver: 0x80878f,
  magnet_tight: 0xe2604c,
  radiator: 0x80878f,
}

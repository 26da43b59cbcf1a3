import { DoubleSide, LineBasicMaterial, type Material, MeshStandardMaterial, type Plane } from 'three'
import type { SavedBuild } from '#shared/subwoofer-designs/saved-build.ts'
import type { ScenePart } from './scene-parts.ts'

const boards: Record<SavedBuild['material'], { color: number; cut: number; roughness: number }> = {
  mdf: { color: 0xb58a5c, cut: 0x9a7349, roughness: 0.85 },
  birch: { color: 0xe2c795, cut: 0xc7a56d, roughness: 0.6 },
  carpet: { color: 0x3d4046, cut: 0x9a7349, roughness: 1 },
}

const others: Record<Exclude<ScenePart['kind'], 'board'>, { color: number; roughness: number }> = {
  tube: { color: 0x2b2d31, roughness: 0.5 },
  driver: { color: 0x4a4e57, roughness: 0.45 },
  magnet_tight: { color: 0xd23b3b, roughness: 0.5 },
  radiator: { color: 0x5a5f6a, roughness: 0.6 },
}

/** What a chosen panel glows with, and how much is seen of what is looked through. */
const chosen = 0x1f6feb
const xrayOpacity = 0.24

type Look = { material: SavedBuild['material']; xray: boolean; isSelected: boolean; planes: Plane[] }

/** The surface of a part. */
export function surfaceOf(kind: ScenePart['kind'], look: Look): MeshStandardMaterial {
  const { color, roughness } = kind === 'board' ? boards[look.material] : others[kind]
  const isGlass = look.xray && kind === 'board' && !look.isSelected
  return new MeshStandardMaterial({
    color,
    roughness,
    metalness: kind === 'board' ? 0 : 0.15,
    side: DoubleSide,
    clippingPlanes: look.planes,
    transparent: isGlass,
    opacity: isGlass ? xrayOpacity : 1,
    depthWrite: !isGlass,
    emissive: look.isSelected ? chosen : 0,
    emissiveIntensity: look.isSelected ? 0.55 : 0,
  })
}

/** Where a part is cut open. */
export const cutColor = (kind: ScenePart['kind'], material: SavedBuild['material']): number =>
  kind === 'board' ? boards[material].cut : others[kind].color

export const edgeMaterial = (planes: Plane[]): Material =>
  new LineBasicMaterial({ color: 0x1c1d20, transparent: true, opacity: 0.55, clippingPlanes: planes })

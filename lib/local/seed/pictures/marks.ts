import type { Crest } from './crest.ts'

/** The logos of listed businesses. */
export const marks: readonly Crest[] = [
  { shape: 'hexagon', ground: '#a63a2b', ink: '#ffe8cc', motif: 'cone' },
  { shape: 'round', ground: '#23395b', ink: '#ffd43b', motif: 'gauge' },
  { shape: 'diamond', ground: '#c2255c', ink: '#fff0f6', motif: 'rings' },
  { shape: 'shield', ground: '#0b7285', ink: '#f1f3f5', motif: 'corners' },
  { shape: 'round', ground: '#d9480f', ink: '#fff4e6', motif: 'horn' },
  { shape: 'hexagon', ground: '#5c940d', ink: '#fcffe0', motif: 'bolt' },
  { shape: 'shield', ground: '#3b2a63', ink: '#d0bfff', motif: 'waves' },
  { shape: 'diamond', ground: '#22262a', ink: '#ff922b', motif: 'cone' },
  { shape: 'round', ground: '#846358', ink: '#fff3d6', motif: 'peaks' },
  { shape: 'hexagon', ground: '#1864ab', ink: '#e7f5ff', motif: 'waves' },
  { shape: 'shield', ground: '#e67700', ink: '#212529', motif: 'bolt' },
  { shape: 'round', ground: '#0ca678', ink: '#08312a', motif: 'rings' },
  { shape: 'diamond', ground: '#364fc7', ink: '#dbe4ff', motif: 'horn' },
  { shape: 'hexagon', ground: '#343a40', ink: '#66d9e8', motif: 'gauge' },
  { shape: 'round', ground: '#862e9c', ink: '#ffd8a8', motif: 'flag' },
  { shape: 'shield', ground: '#1d1f22', ink: '#ffa51f', motif: 'gauge' },
  { shape: 'diamond', ground: '#b5531c', ink: '#fff4e6', motif: 'bolt' },
  { shape: 'hexagon', ground: '#087f5b', ink: '#ffe066', motif: 'peaks' },
  { shape: 'round', ground: '#f1f3f5', ink: '#1864ab', motif: 'cone' },
  { shape: 'shield', ground: '#9c2a4a', ink: '#ffdeeb', motif: 'rings' },
]

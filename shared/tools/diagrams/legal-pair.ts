import type { Port } from './port.ts'

type End = Pick<Port, 'type' | 'flow'>

/** The kinds of things a cable carries; each is a layer of the diagram. */
export const cableKinds = ['power', 'ground', 'remote', 'signal', 'speaker'] as const
export type CableKind = (typeof cableKinds)[number]

/** Returns what a cable between two ports carries, or undefined if they must not be joined. */
export function cableKindOf(one: End, other: End): CableKind | undefined {
  return oneWay(one, other) ?? oneWay(other, one)
}

function oneWay(from: End, to: End): CableKind | undefined {
  const meets = from.flow !== to.flow || from.flow === 'both'
  switch (from.type) {
    case 'power':
      if (to.type === 'power' || to.type === 'terminal') return 'power'
      // A switched +12 V turns an amplifier on as well as a remote output does.
      return to.type === 'remote' && to.flow === 'in' ? 'remote' : undefined
    case 'ground':
      return to.type === 'ground' || to.type === 'terminal' ? 'ground' : undefined
    case 'terminal':
      return to.type === 'terminal' ? 'power' : undefined
    case 'remote':
      return to.type === 'remote' && from.flow === 'out' ? 'remote' : undefined
    case 'rca':
    case 'digital':
    case 'data':
      return to.type === from.type && meets ? 'signal' : undefined
    case 'speaker_plus':
      return isSpeakerPair(from, to) ? 'speaker' : undefined
    case 'speaker_minus':
      return isSpeakerPair(from, to) ? 'speaker' : undefined
  }
}

/** An output goes to the same end of a coil; coils are joined to each other in parallel, or in series by unlike ends. */
function isSpeakerPair(from: End, to: End): boolean {
  const isSpeaker = to.type === 'speaker_plus' || to.type === 'speaker_minus'
  if (!isSpeaker) return false
  if (from.flow === 'in' && to.flow === 'in') return true
  return from.flow !== to.flow && from.type === to.type
}

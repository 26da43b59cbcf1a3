import type { ScreenEntry, ScreenFact, ScreenFacts } from './screen.ts'
import * as nouns from './screen-facts-of-nouns.ts'

export const screenFacts: ScreenFacts = Object.assign({}, ...Object.values<ScreenFacts>(nouns))

const nothing: ScreenFact = {}

export const factsOf = ({ path }: Pick<ScreenEntry, 'path'>): ScreenFact => screenFacts[path] ?? nothing

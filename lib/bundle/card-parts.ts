import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const query = '?brings='

/**
 * A noun’s card brings something to several registries. A chunk holds whole modules, so each registry gets a module of
 * its own with what it joins: a screen that sends files does not load the kinds of notifications.
 */
export function cardParts(): Plugin {
  return {
    name: 'card-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/noun\.ts$/ },
      async handler(id, importer) {
        if (!importer?.endsWith('-of-nouns.ts')) return null
        const [, joined] = /^export \{ (\w+) as /m.exec(readFileSync(importer, 'utf8')) ?? []
        const card = await this.resolve(id, importer, { skipSelf: true })
        return card && joined ? `${card.id}${query}${joined}` : null
      },
    },
    load: {
      filter: { id: /\/noun\.ts\?brings=\w+$/ },
      handler(id) {
        const [file = '', joined = ''] = id.split(query)
        return { code: partOfCard(readFileSync(file, 'utf8'), joined), moduleType: 'ts' }
      },
    },
  }
}

/** Leaves out the other exports of a card. */
export const partOfCard = (card: string, joined: string): string =>
  card
    .split(/^(?=(?:export )?(?:const|function) )/m)
    .filter((piece) => !piece.startsWith('export ') || piece.startsWith(`export const ${joined} `))
    .join('')

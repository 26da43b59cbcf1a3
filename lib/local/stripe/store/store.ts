import type * as journal from '../../provider/store/store.ts'
import type { Kinds } from './kinds.ts'

export type Store = journal.Store<Kinds>

import { freshSqliteFiles } from '../../../tests/support/fresh-databases.ts'
import { accuracyStoreContract } from './accuracy-store.contract.ts'

accuracyStoreContract('SQLite', freshSqliteFiles())

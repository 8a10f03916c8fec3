import {
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type Expression,
  type OperationNode,
  type QueryResult,
  ValueNode,
} from 'kysely'
import type { Queries } from './database.ts'

/** A placeholder in a query for a value of each run. It has that value's type. */
export interface Given<Values> {
  <Name extends keyof Values>(name: Name): Expression<Values[Name]>
}

/**
 * A query whose SQL is built once for each engine, because building it takes longer than most queries. Use it
 * only for queries of every request or every save. Kysely checks it like any other query, and the values by
 * their names and types.
 */
export function compileOnce<Values extends object, Row>(
  build: (queries: Queries, given: Given<Values>) => Compilable<Row>,
): (queries: Queries, values: Values) => Promise<QueryResult<Row>> {
  // Keyed by adapter, because each transaction is a new object but shares its database's adapter.
  const compiled = new WeakMap<DialectAdapter, Compiled<Row>>()

  return (queries, values) => {
    const { adapter } = queries.getExecutor()
    let known = compiled.get(adapter)
    if (!known) {
      known = compile(build(queries, (name) => new Placeholder(name)))
      compiled.set(adapter, known)
    }
    const { sql, query, queryId } = known.compiledQuery
    const parameters = known.compiledQuery.parameters.slice()
    for (const { index, name } of known.places) parameters[index] = Reflect.get(values, name)
    return queries.executeQuery({ sql, query, queryId, parameters })
  }
}

interface Compiled<Row> {
  compiledQuery: CompiledQuery<Row>
  /** The parameters that each run provides, with their names. */
  places: { index: number; name: PropertyKey }[]
}

function compile<Row>(built: Compilable<Row>): Compiled<Row> {
  const compiledQuery = built.compile()
  const places = compiledQuery.parameters.flatMap((parameter, index) =>
    parameter instanceof Placeholder ? [{ index, name: parameter.name }] : [],
  )
  return { compiledQuery, places }
}

/** Becomes a parameter of the compiled query and reserves the place for a value. */
class Placeholder<Value> implements Expression<Value> {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }

  get expressionType(): Value | undefined {
    return undefined
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this)
  }
}

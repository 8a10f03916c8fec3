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

/** Stands in a query for one of the values that a run brings, and has that value's type. */
export interface Given<Values> {
  <Name extends keyof Values>(name: Name): Expression<Values[Name]>
}

/**
 * A query whose SQL is made once for each engine and not at each run: making it costs more than most queries take.
 * Worth it only for what every request or every save does. Kysely checks it like any other query, the values by
 * their names and types.
 */
export function compileOnce<Values extends object, Row>(
  build: (queries: Queries, given: Given<Values>) => Compilable<Row>,
): (queries: Queries, values: Values) => Promise<QueryResult<Row>> {
  // By adapter, because a transaction is a new object each time but has its database's adapter.
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
  /** Which parameters a run brings, and under which names. */
  places: { index: number; name: PropertyKey }[]
}

function compile<Row>(built: Compilable<Row>): Compiled<Row> {
  const compiledQuery = built.compile()
  const places = compiledQuery.parameters.flatMap((parameter, index) =>
    parameter instanceof Placeholder ? [{ index, name: parameter.name }] : [],
  )
  return { compiledQuery, places }
}

/** Becomes a parameter of the compiled query and keeps the place for a value. */
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

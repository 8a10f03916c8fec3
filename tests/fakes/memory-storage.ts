/** A localStorage in memory with an adjustable limit, which can also be blocked. */
export class MemoryStorage {
  readonly texts: Map<string, string>
  /** In characters, keys included. */
  capacity = Infinity
  /** Some browsers use a different name for the error that full storage throws. */
  quotaErrorName = 'QuotaExceededError'
  isClosed = false

  constructor(texts: Record<string, string> = {}) {
    this.texts = new Map(Object.entries(texts))
  }

  get length(): number {
    this.checkOpen()
    return this.texts.size
  }

  key(index: number): string | null {
    this.checkOpen()
    return [...this.texts.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    this.checkOpen()
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    this.checkOpen()
    let used = key.length + text.length
    for (const [otherKey, other] of this.texts) if (otherKey !== key) used += otherKey.length + other.length
    if (used > this.capacity) throw new DOMException('The quota has been exceeded.', this.quotaErrorName)
    this.texts.set(key, text)
  }

  removeItem(key: string): void {
    this.checkOpen()
    this.texts.delete(key)
  }

  private checkOpen(): void {
    if (this.isClosed) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

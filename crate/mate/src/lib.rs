//! Forced-mate search.

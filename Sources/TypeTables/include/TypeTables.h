// Generated from types.txt by GenerateTypeTables; do not edit.

#pragma once
#include <stdint.h>

/// Facts about the tables, known when a program is compiled.
enum {
  /// How many types there are; the array of types has one record more, which ends the ranges of the last.
  TypeTablesCount = 1006,
  /// Bytes in a row of the closure.
  TypeTablesClosureStride = 25,
  /// One less than the number of slots, a power of two.
  TypeTablesIdentifierMask = 2047,
  TypeTablesExtensionMask = 2047,
  TypeTablesMIMETypeMask = 1023,
  /// Stands for no type and for no column.
  TypeTablesNone = 0xFFFF,
};

/// A piece of the text: its start in units of eight bytes, its length in bytes. Zeros follow up to the next unit.
typedef struct {
  uint16_t start, length;
} TypeTablesText;

/// A type. Its lists are ranges of the relatives and of the tags; each ends where the next begins.
typedef struct {
  TypeTablesText identifier, description, referenceURL;
  /// The column of the closure that tells what conforms to this type.
  uint16_t column;
  /// Of two types that claim the same tag, the one with the lower order is preferred.
  uint16_t order;
  uint16_t parents, supertypes, subtypes;
  uint16_t extensions, mimeTypes, osTypes, pasteboardTypes, deviceModelCodes;
} TypeTablesType;

/// A tag in lower case and who claims it, the preferred one first.
typedef struct {
  TypeTablesText key;
  /// The first of the claims that conforms to public.data.
  uint16_t dataClaim;
  /// Where its claims begin; they end where those of the next tag begin.
  uint16_t claims;
} TypeTablesTag;

extern const char TypeTablesTextBytes[];
extern const TypeTablesType TypeTablesTypeArray[];
extern const uint8_t TypeTablesClosureBytes[];
extern const uint16_t TypeTablesRelativeArray[];
extern const TypeTablesText TypeTablesTagTextArray[];
/// A slot is 0 when empty, else the upper half of the hash and, in its lower half, a place counted from 1.
extern const uint32_t TypeTablesIdentifierSlotArray[];
extern const uint32_t TypeTablesExtensionSlotArray[];
extern const TypeTablesTag TypeTablesExtensionArray[];
extern const uint16_t TypeTablesExtensionClaimArray[];
extern const uint32_t TypeTablesMIMETypeSlotArray[];
extern const TypeTablesTag TypeTablesMIMETypeArray[];
extern const uint16_t TypeTablesMIMETypeClaimArray[];

// Swift does not import arrays of this size, so it gets pointers to them.

static inline const char *_Nonnull TypeTablesTextBase(void) { return TypeTablesTextBytes; }
static inline const TypeTablesType *_Nonnull TypeTablesTypes(void) { return TypeTablesTypeArray; }
static inline const uint8_t *_Nonnull TypeTablesClosure(void) { return TypeTablesClosureBytes; }
static inline const uint16_t *_Nonnull TypeTablesRelatives(void) { return TypeTablesRelativeArray; }
static inline const TypeTablesText *_Nonnull TypeTablesTagTexts(void) { return TypeTablesTagTextArray; }
static inline const uint32_t *_Nonnull TypeTablesIdentifierSlots(void) { return TypeTablesIdentifierSlotArray; }
static inline const uint32_t *_Nonnull TypeTablesExtensionSlots(void) { return TypeTablesExtensionSlotArray; }
static inline const TypeTablesTag *_Nonnull TypeTablesExtensions(void) { return TypeTablesExtensionArray; }
static inline const uint16_t *_Nonnull TypeTablesExtensionClaims(void) { return TypeTablesExtensionClaimArray; }
static inline const uint32_t *_Nonnull TypeTablesMIMETypeSlots(void) { return TypeTablesMIMETypeSlotArray; }
static inline const TypeTablesTag *_Nonnull TypeTablesMIMETypes(void) { return TypeTablesMIMETypeArray; }
static inline const uint16_t *_Nonnull TypeTablesMIMETypeClaims(void) { return TypeTablesMIMETypeClaimArray; }

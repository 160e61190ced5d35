import { Column, PrimaryColumn } from 'typeorm';

/** The few kinds of column there are; each means the same on both engines. */

export const IdColumn = () => PrimaryColumn({ type: 'varchar', length: 36 });
export const ReferenceColumn = (nullable = false) => Column({ type: 'varchar', length: 36, nullable });
export const TextColumn = (length: number, nullable = false) => Column({ type: 'varchar', length, nullable });
/** What is copied from elsewhere after the row is stored. */
export const CopiedColumn = (length: number) => Column({ type: 'varchar', length, default: '' });
export const LongTextColumn = (nullable = false) => Column({ type: 'mediumtext' as 'text', nullable });
export const FileColumn = () => Column({ type: 'mediumblob' as 'blob', select: false });
export const CountColumn = (nullable = false) => Column({ type: 'int', nullable });
/** Whole minor units. */
export const MoneyColumn = () => Column({ type: 'bigint' });
/** 'YYYY-MM-DD', never an instant. */
export const DateColumn = (nullable = false) => Column({ type: 'date', nullable });
/** Milliseconds since 1970: the engines' own date-times differ in shape and zone. */
export const InstantColumn = (nullable = false) => Column({ type: 'bigint', nullable });

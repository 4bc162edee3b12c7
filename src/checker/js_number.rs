//! Numbers and bigints as JavaScript reads them from text.

use super::symbols::number_to_string;
use crate::base::is_white_space;

/// What `+text` gives. An empty text is 0; what is no number is NaN.
pub fn number_from_text(text: &str) -> f64 {
    let text = text.trim_matches(is_white_space);
    if text.is_empty() {
        return 0.0;
    }
    if let Some((radix, digits)) = radix_and_digits(text) {
        return digits_value(digits, radix).unwrap_or(f64::NAN);
    }
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    if unsigned == "Infinity" {
        return if text.starts_with('-') { f64::NEG_INFINITY } else { f64::INFINITY };
    }
    // Rust also reads `inf`, `infinity` and `nan`.
    if unsigned.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E' | b'+' | b'-')) {
        return text.parse().unwrap_or(f64::NAN);
    }
    f64::NAN
}

/// Whether `text` reads as a finite number, and with `round_trip_only` also as the way that number is written.
/// TypeScript: isValidNumberString
pub fn is_valid_number_string(text: &str, round_trip_only: bool) -> bool {
    if text.is_empty() {
        return false;
    }
    let value = number_from_text(text);
    value.is_finite() && (!round_trip_only || number_to_string(value) == text)
}

/// Whether `text` with an `n` behind it is a bigint literal without separators, a `-` before it allowed.
/// TypeScript: isValidBigIntString
pub fn is_valid_big_int_string(text: &str, round_trip_only: bool) -> bool {
    let Some(value) = big_int_from_text(text) else { return false };
    !round_trip_only || value == text
}

/// The bigint in base 10 that `text` with an `n` behind it is the literal of. TypeScript: parseValidBigInt
pub fn big_int_from_text(text: &str) -> Option<String> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text),
    };
    let value = match radix_and_digits(digits) {
        Some((radix, digits)) => decimal_of(digits, radix)?,
        None if digits == "0" => digits.to_string(),
        None => {
            let is_decimal = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            if !is_decimal || digits.starts_with('0') {
                return None;
            }
            digits.to_string()
        }
    };
    Some(if value == "0" { value } else { format!("{sign}{value}") })
}

/// `0x1f` is (16, "1f").
fn radix_and_digits(text: &str) -> Option<(u32, &str)> {
    let radix = match text.get(..2)? {
        "0x" | "0X" => 16,
        "0o" | "0O" => 8,
        "0b" | "0B" => 2,
        _ => return None,
    };
    Some((radix, &text[2..]))
}

fn digits_value(digits: &str, radix: u32) -> Option<f64> {
    if digits.is_empty() {
        return None;
    }
    digits
        .chars()
        .try_fold(0.0, |value: f64, digit| Some(value.mul_add(f64::from(radix), f64::from(digit.to_digit(radix)?))))
}

/// Digits of any length from base `radix` to base 10.
fn decimal_of(digits: &str, radix: u32) -> Option<String> {
    if digits.is_empty() {
        return None;
    }
    // Decimal digits, the lowest first.
    let mut decimal = vec![0_u8];
    for digit in digits.chars() {
        let mut carry = digit.to_digit(radix)?;
        for place in &mut decimal {
            let value = u32::from(*place) * radix + carry;
            *place = u8::try_from(value % 10).expect("a digit");
            carry = value / 10;
        }
        while carry > 0 {
            decimal.push(u8::try_from(carry % 10).expect("a digit"));
            carry /= 10;
        }
    }
    Some(decimal.iter().rev().map(|place| char::from(b'0' + place)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_and_written_as_in_javascript() {
        for (text, valid, round_trip) in [
            ("1", true, true),
            ("01", true, false),
            ("1.0", true, false),
            ("1e21", true, false),
            ("1e+21", true, true),
            ("-0", true, false),
            (" ", true, false),
            ("0x1F", true, false),
            ("", false, false),
            ("inf", false, false),
            ("Infinity", false, false),
            ("1_000", false, false),
            (".5", true, false),
            ("0.5", true, true),
        ] {
            assert_eq!(is_valid_number_string(text, false), valid, "{text:?}");
            assert_eq!(is_valid_number_string(text, true), round_trip, "{text:?}");
        }
    }

    #[test]
    fn bigints_are_read_in_every_base() {
        assert_eq!(big_int_from_text("0x1fffffffffffffffff").as_deref(), Some("590295810358705651711"));
        assert_eq!(big_int_from_text("-0").as_deref(), Some("0"));
        assert_eq!(big_int_from_text("-12").as_deref(), Some("-12"));
        assert_eq!(big_int_from_text("01"), None);
        assert_eq!(big_int_from_text("1_0"), None);
        assert!(!is_valid_big_int_string("0b1", true) && is_valid_big_int_string("0b1", false));
    }
}
